exports.ids=[6958];
exports.modules={
56958:(function(n,r,t){"use strict";function parsedJson(n){try{return JSON.parse(n)}catch{return}}t.d(r,{U:function(){return parsedJson}})})
};
