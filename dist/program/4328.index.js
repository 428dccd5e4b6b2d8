exports.ids=[4328,575];
exports.modules={
52087:(function(t,e,a){"use strict";a.d(e,{d:function(){return mayHoldSecret}});var n=a(60978);let s=[{pattern:/:\/\/[^\s/@]{1,400}@/,needs:"@"},{pattern:/PRIVATE(?: |%20|\+)KEY|UFJJVkFURSBLRVktLS0tL|BSSVZBVEUgS0VZLS0tLS|QUklWQVRFIEtFWS0tLS0t|PuTTY-User-Key-File|AGE-SECRET-KEY|A(?:3T[A-Z0-9]|KIA|GPA|IDA|ROA|IPA|NPA|NVA|SIA)[A-Z0-9]{16}|AIza|GOCSPX-|T3BlbkFJ|AccountKey=|SG\.\w/},{pattern:/[Kk][Ee][Yy](?<=[Aa][Cc][Cc][Ee][Ss][Ss]_?[Kk][Ee][Yy])/},{pattern:/[-_](?:(?<=(?:gh[pousr]|_pat|[sr]k_live|[sr]k_test|whsec|hf|npm|shp(?:pa|ca|at|ss)|gl(?:c|sa)|gsk|lin_api|ntn|(?<![a-z])ops|vc[piark]|figd)_|(?:(?<![a-z])[sr]k|xox[bpaor]|xapp|glpat|pypi)-)|(?<=_)authToken=)/},{pattern:/eyJ[\w-]{10}/,needs:"J"},{pattern:/hv[sbr]\.\w/,needs:"hv"},{pattern:/kty/},{pattern:/hooks\.slack\.com/},{pattern:/dapi[A-Fa-f0-9]{30}/,needs:"dapi"}];function mayHoldSecret(t){return s.some(({pattern:e,needs:a})=>(void 0===a||t.includes(a))&&e.test(t))||(0,n.Wo)(t)}})
};
Object.assign(exports.modules,require("./shared-38234.js").modules);
Object.assign(exports.modules,require("./shared-29628.js").modules);
