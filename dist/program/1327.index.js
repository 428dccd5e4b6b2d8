exports.ids=[1327];
exports.modules={
63708:(function(e,t,i){"use strict";i.d(t,{makeFixer:function(){return makeFixer}});var n=i(12854),r=i(63495),a=i(46774),u=i(4138),d=i(72228);function makeFixer(e,{fix:t},i){return async(l,s)=>{if(void 0===l.value)return;let{doc:f,made:c,left:o}=await (0,n.p)(l,{lint:i,parse:e=>(0,d.readText)(l.path,e)});if(0===c.length)return;let{path:p}=l;if((0,a.pi)(l.value)&&Object.hasOwn(l.value,"integrity"))return{file:{path:p,made:[],skipped:"it is signed, and any change breaks its signature"},doc:l};if(e.isLink(p))return{file:{path:p,made:[],skipped:"it is a symbolic link: name the file that it points to"},doc:l};if("write"===t){let t=239===s[0]&&187===s[1]&&191===s[2]?"\uFEFF":"";return e.writeFile(p,t+f.text),{file:{path:p,made:c},doc:f}}let h={text:l.text,hidden:(0,u.P)(l,await i(l))},k=(0,r.W)(p,h,{text:f.text,hidden:(0,u.P)(f,o)});return{file:{path:p,made:c,diff:k},doc:f}}}})
};
Object.assign(exports.modules,require("./shared-12854.js").modules);
Object.assign(exports.modules,require("./shared-63495.js").modules);
