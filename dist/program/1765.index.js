exports.ids=[1765,4484,8778,75,4440,7912,9173,2714,4925,5031,6397,8092,2228,5711,8760,6125,5679,3994];
exports.modules={
37407:(function(r,t,c){"use strict";c.d(t,{I:function(){return packPorts}});var n=c(17104),e=c(94449);function packPorts(r){return{fs:r,storeOf:t=>(0,e.cartridgeStore)(r.cwd,()=>t),listFolder:(0,n.SN)(r.cwd),namesIn:(0,n.Hw)(r.cwd)}}}),
98047:(function(e,t,a){"use strict";a.r(t),a.d(t,{command:function(){return d}});var o=a(63994),r=a(94251),s=a(44484),i=a(1782),n=a(37407),c=a(33192);let d={name:"pack",summary:"packs cartridges as an image layout of the Open Container Initiative (OCI), for registries, mirrors and air gaps",example:"pack --oci release/oci release/reviewer-1.2.0.cart",usage:["pack --oci DIR FILE…"],options:[(0,c.F9)("oci","DIR","the folder that becomes the layout")],formats:["text","json"],details:"Each cartridge gets a tag: the name of its file without the ending. Its manifest, and the compliance descriptors\n(NAME.HOST.compliance.json) and Sigstore bundles (NAME.sigstore.json) beside it, refer to it. The same files give the\nsame bytes. A cartridge that is not whole, or beside which something is about another one, is not packed. Nothing is\nsent: oras, skopeo and others push a layout. verify, handshake and workflow ready read one as DIR:TAG.",usesConfig:!0,async run(e){let{fs:t,io:a,clock:d,positionals:h,profile:f}=e,u=e.value("oci");if(void 0===u)throw new r.y("usage","pack needs --oci DIR",{help:"such as --oci release/oci"});if(u.endsWith(".tar"))throw new r.y("usage","pack writes a folder, no tar",{path:u,help:"name a folder with --oci, then make a tar of it: tar -cf FILE -C DIR ."});if(0===h.length)throw new r.y("usage","pack needs at least one cartridge");let l=await (0,o.packCartridges)((0,n.I)(t),h,u,{profile:f,now:d.now()});if("refused"in l){if("json"===e.format)a.out((0,i.y3)({version:1,path:u,cartridges:[],refused:l.refused},2));else for(let{path:e,faults:t}of l.refused)a.out((0,s.cN)(e,"not packed",t));return c.dc.no}return"json"===e.format?a.out((0,i.y3)({version:1,path:u,cartridges:l.packed},2)):e.quiet||a.out((0,s.AY)(u,l.packed)),c.dc.ok}}})
};
Object.assign(exports.modules,require("./shared-2765.js").modules);
Object.assign(exports.modules,require("./shared-3275.js").modules);
Object.assign(exports.modules,require("./shared-18355.js").modules);
Object.assign(exports.modules,require("./shared-20414.js").modules);
Object.assign(exports.modules,require("./shared-21236.js").modules);
Object.assign(exports.modules,require("./shared-42714.js").modules);
Object.assign(exports.modules,require("./shared-44484.js").modules);
Object.assign(exports.modules,require("./shared-17104.js").modules);
Object.assign(exports.modules,require("./shared-55270.js").modules);
Object.assign(exports.modules,require("./shared-63994.js").modules);
Object.assign(exports.modules,require("./shared-96619.js").modules);
