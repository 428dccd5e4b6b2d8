exports.ids=[1286];
exports.modules={
91286:(function(e,t,a){"use strict";a.d(t,{proposePull:function(){return proposePull}});var r=a(10529),n=a(56854),i=a(174);let s="Cartwright-Proposal:";async function proposePull(e,t){let{octokit:a,repo:i}=e,{branch:o,digest:u,title:l}=t,d=`${i.owner}:${o}`,m=await (0,n.Lu)(3,e=>a.rest.pulls.list({...i,head:d,state:"all",...e})),c=m.find(({state:e})=>"open"===e),[f]=m.toSorted((e,t)=>t.number-e.number);if(void 0===c&&void 0!==f&&null===f.merged_at)return{state:"declined",pull:f.number};let h=await commitOf(e,o);if(void 0===c&&void 0!==f&&f.body?.includes((0,r.VC)(u))===!0)return{state:"known",pull:f.number};if(void 0!==h&&!isOwn(h))return{state:"edited",pull:c?.number};let p=(0,r.Te)(t.body,u,c?.body??""),w=h?.message.includes(`${s} ${u}
`)===!0;if(w&&void 0!==c&&sameText(c.body,p)&&c.title===l)return{state:"known",pull:c.number};let{data:b}=await a.rest.repos.get(i);if(!w&&!await commit(e,t,b.default_branch,h))return{state:"edited",pull:c?.number};if(void 0!==c)return await a.rest.pulls.update({...i,pull_number:c.number,title:l,body:p}),{state:"updated",pull:c.number};let{data:g}=await a.rest.pulls.create({...i,head:o,base:b.default_branch,title:l,body:p});return{state:"opened",pull:g.number}}function sameText(e,t){return(e??"").replaceAll("\r\n","\n").trimEnd()===t.trimEnd()}function messageOf(e,t,a){return`${e}

${s} ${t}
Cartwright-Tree: ${a}
`}function isOwn({message:e,tree:t}){let[,a="",r=""]=RegExp(`^(.*)

${s} ([0-9a-f]+)
`).exec(e)??[];return`${e.trimEnd()}
`===messageOf(a,r,t)}async function commit(e,{branch:t,title:a,digest:r,files:n},s,o){let{octokit:u,repo:l}=e,d=await commitOf(e,s);if(void 0===d)throw new i.v("not-found",404,`no branch ${s}`);let m=n.map(({path:e,text:t})=>({path:e,mode:"100644",type:"blob",content:t})),{data:c}=await u.rest.git.createTree({...l,base_tree:d.tree,tree:m}),{data:f}=await u.rest.git.createCommit({...l,message:messageOf(a,r,c.sha),tree:c.sha,parents:[...void 0===o?[]:[o.sha],d.sha]});try{return void 0===o?await u.rest.git.createRef({...l,ref:`refs/heads/${t}`,sha:f.sha}):await u.rest.git.updateRef({...l,ref:`heads/${t}`,sha:f.sha,force:!1}),!0}catch(r){if(!(r instanceof i.v)||"rejected"!==r.kind)throw r;let a=await commitOf(e,t);if(a?.sha===o?.sha)throw r;return!1}}async function commitOf({octokit:e,repo:t},a){try{let r=await e.rest.git.getRef({...t,ref:`heads/${a}`}),{data:n}=await e.rest.git.getCommit({...t,commit_sha:r.data.object.sha});return{sha:n.sha,tree:n.tree.sha,message:n.message}}catch(e){if(e instanceof i.v&&"not-found"===e.kind)return;throw e}}})
};
