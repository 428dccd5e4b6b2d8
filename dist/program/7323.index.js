exports.ids=[7323,2457,6125];
exports.modules={
29704:(function(e,t,n){"use strict";n.d(t,{lockedCartridges:function(){return lockedCartridges},newerOf:function(){return newerOf},t:function(){return changedRequirements}});var r=n(4534),i=n(55270),o=n(94251),a=n(49173),s=n(72228),c=n(20075),d=n(39982),f=n(21689),u=n(32754),l=n(9917),h=n(78733),w=n(32457);async function changedRequirements(e,{manifest:t,input:{previous:n,profile:o}}){if(void 0===n)return[];let c=(0,w.L1)(e,`${n.folder}/${u.U4}`)??new Uint8Array,d=(0,i.K)(await (0,s.u)(u.U4,c),await a.y.manifest(),o).manifest;if(void 0===d)return["what changed in the requirements cannot be determined: the manifest in the skill was edited, or is gone"];let f=(0,r.e)(d,t);return 0===f.length?["nothing changed in the requirements"]:f.map(({kind:e,id:t,message:n,before:r,after:i})=>`${e}: ${t}: ${n} (${r}, now ${i})`)}async function lockedCartridges(e,t,n){let{path:r,reading:i}=(0,l.readLockFile)(e.fs,t.root),a=i?.lock.cals.get((0,f.$t)(e.fs.cwd,t.root).inside(n)),no=e=>new o.yo("bad-lock",e,{path:r,help:"cartwright lock writes it"});if(void 0===a)throw no(`it names no participants of ${(0,c.quote)(n)}`);let{staff:s}=await (0,h.U)(e,t,{});return[...new Set([...a].map(([e,t])=>{let n="cartridge"===t.kind?s.cards.find(({romDigest:e})=>e===t.romDigest):void 0;if(void 0===n)throw no(`${(0,c.quote)(e)} has no cartridge that is here`);return n.path}))]}async function newerOf(e,t,n,r){let i=new Map;for(let a of n)try{let n=await e(a);for(let{id:e,version:r}of t){let t=i.get(e)?.newer??r;n.id===e&&((0,d.Zy)(n.version,t)??0)>0&&i.set(e,{id:e,version:r,newer:n.version,path:a})}}catch(e){if(!(e instanceof o.yo))throw e;r.push(`${a}: ${e.message}`)}return[...i.values()].sort((e,t)=>e.id<t.id?-1:1)}})
};
Object.assign(exports.modules,require("./shared-46430.js").modules);
Object.assign(exports.modules,require("./shared-17077.js").modules);
Object.assign(exports.modules,require("./shared-39982.js").modules);
Object.assign(exports.modules,require("./shared-1211.js").modules);
Object.assign(exports.modules,require("./shared-56327.js").modules);
Object.assign(exports.modules,require("./shared-4534.js").modules);
Object.assign(exports.modules,require("./shared-14788.js").modules);
Object.assign(exports.modules,require("./shared-7631.js").modules);
Object.assign(exports.modules,require("./shared-32457.js").modules);
