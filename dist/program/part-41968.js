exports.modules={
41968:(function(e,t,r){"use strict";r.d(t,{descriptorPaths:function(){return descriptorPaths}});var n=r(54520);function descriptorPaths(e,t){if(1===e.length&&!t.endsWith("/"))return[t];let r=new Set,s=(0,n._)(e);return e.map(e=>{let n=e.subject.replace(/\/+$/,"").split("/").at(-1)??"",a=`${slug(n)}.${slug(s(e))}`,c=a;for(let e=2;r.has(c);e++)c=`${a}-${e}`;return r.add(c),`${t.replace(/\/+$/,"")}/${c}.descriptor.json`})}function slug(e){let t=e.toLowerCase().replace(/[^a-z0-9._-]+/g,"-").replace(/^[-.]+|[-.]+$/g,"").slice(0,80);return""===t?"unnamed":t}})
};
