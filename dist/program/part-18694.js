exports.modules={
18694:(function(a,i,t){"use strict";t.d(i,{uploadSarif:function(){return uploadSarif}});var n=t(38522);async function uploadSarif({octokit:a,repo:i},t,{sha:r,ref:o}){let c=(0,n.gzipSync)(t).toString("base64");await a.rest.codeScanning.uploadSarif({...i,commit_sha:r,ref:o,sarif:c,tool_name:"cartwright"})}})
};
