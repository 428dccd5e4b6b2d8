exports.ids=[1286];
exports.modules={
91286:(function(e,t,r){"use strict";r.d(t,{proposePull:function(){return proposePull}});var a=r(10529),n=r(56854),s=r(174);let i="Cartwright-Proposal:";async function proposePull(e,t){let{octokit:r,repo:s}=e,{branch:o,digest:u,title:l}=t,d=`${s.owner}:${o}`,m=await (0,n.Lu)(3,e=>r.rest.pulls.list({...s,head:d,state:"all",...e})),c=m.find(({state:e})=>"open"===e),[f]=m.toSorted((e,t)=>t.number-e.number);if(void 0===c&&void 0!==f&&null===f.merged_at)return{state:"declined",pull:f.number};let h=await commitOf(e,o);if(void 0===c&&void 0!==f&&f.body?.includes((0,a.VC)(u))===!0)return{state:"known",pull:f.number};if(void 0!==h&&!isOwn(h))return{state:"edited",pull:c?.number};let p=(0,a.Te)(t.body,u,c?.body??""),w=h?.message.includes(`${i} ${u}
`)===!0;if(w&&void 0!==c&&sameText(c.body,p)&&c.title===l)return{state:"known",pull:c.number};let{data:b}=await r.rest.repos.get(s);if(!w&&!await commit(e,t,b.default_branch,h))return{state:"edited",pull:c?.number};if(void 0!==c)return await r.rest.pulls.update({...s,pull_number:c.number,title:l,body:p}),{state:"updated",pull:c.number};let{data:g}=await r.rest.pulls.create({...s,head:o,base:b.default_branch,title:l,body:p});return{state:"opened",pull:g.number}}function sameText(e,t){return(e??"").replaceAll("\r\n","\n").trimEnd()===t.trimEnd()}function messageOf(e,t,r){return`${e}

${i} ${t}
Cartwright-Tree: ${r}
`}function isOwn({message:e,tree:t}){let[,r="",a=""]=RegExp(`^(.*)

${i} ([0-9a-f]+)
`).exec(e)??[];return`${e.trimEnd()}
`===messageOf(r,a,t)}async function commit(e,{branch:t,title:r,digest:a,files:n},i,o){let{octokit:u,repo:l}=e,d=await commitOf(e,i);if(void 0===d)throw new s.vr("not-found",404,`no branch ${i}`);let m=n.map(({path:e,text:t})=>({path:e,mode:"100644",type:"blob",content:t})),{data:c}=await u.rest.git.createTree({...l,base_tree:d.tree,tree:m}),{data:f}=await u.rest.git.createCommit({...l,message:messageOf(r,a,c.sha),tree:c.sha,parents:[...void 0===o?[]:[o.sha],d.sha]});try{return void 0===o?await u.rest.git.createRef({...l,ref:`refs/heads/${t}`,sha:f.sha}):await u.rest.git.updateRef({...l,ref:`heads/${t}`,sha:f.sha,force:!1}),!0}catch(a){if(!(a instanceof s.vr)||"rejected"!==a.kind)throw a;let r=await commitOf(e,t);if(r?.sha===o?.sha)throw a;return!1}}async function commitOf({octokit:e,repo:t},r){try{let a=await e.rest.git.getRef({...t,ref:`heads/${r}`}),{data:n}=await e.rest.git.getCommit({...t,commit_sha:a.data.object.sha});return{sha:n.sha,tree:n.tree.sha,message:n.message}}catch(e){return(0,s.fe)(e)}}})
};
