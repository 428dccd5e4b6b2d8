exports.ids=[6523,6958,8092];
exports.modules={
56958:(function(n,r,t){"use strict";function parsedJson(n){try{return JSON.parse(n)}catch{return}}t.d(r,{U:function(){return parsedJson}})})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
