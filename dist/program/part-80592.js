exports.modules={
80592:(function(n,t,e){"use strict";e.r(t),e.d(t,{changesText:function(){return changesText}});var c=e(84411),i=e(20075),r=e(45318),a=e(25003),g=e(93778);function changesText(n,t){let e=(0,r._5)(n)?[(0,c.pj)`  nothing changed`]:(0,g.Lt)((0,a.jA)(n,50));return c.pj.join("\n")([(0,c.pj)`Against ${(0,i.printable)(t)}`,...e,""])}})
};
