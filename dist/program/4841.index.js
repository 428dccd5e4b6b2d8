exports.ids=[4841];
exports.modules={
54841:(function(e,t,n){"use strict";async function checkHtml(e){let[{renderPage:t},{RULES:c}]=await Promise.all([Promise.all([n.e(2440),n.e(3591),n.e(7798),n.e(9011),n.e(5349),n.e(8525),n.e(5003),n.e(7957),n.e(7299)]).then(n.bind(n,80931)),Promise.all([n.e(1996),n.e(2721),n.e(7037)]).then(n.bind(n,32721))]),i=new Map(c.map(e=>[e.id,e]));return t({...e,ruleOf:e=>i.get(e)})}n.d(t,{checkHtml:function(){return checkHtml}})})
};
