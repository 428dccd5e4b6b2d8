exports.ids=[8205,6958];
exports.modules={
56958:(function(n,r,t){"use strict";function parsedJson(n){try{return JSON.parse(n)}catch{return}}t.d(r,{U:function(){return parsedJson}})})
};
Object.assign(exports.modules,require("./shared-28205.js").modules);
