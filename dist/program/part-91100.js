exports.modules={
91100:(function(a,e,r){"use strict";r.r(e),r.d(e,{command:function(){return n}});var s=r(53751);let n={name:"cal",summary:"alias of workflow ready",example:"cal loops/release.cal.yaml --cartridges agents",usage:["cal CAL… --cartridges DIR"],options:s.READY_OPTIONS,formats:["text","json"],usesConfig:!0,run:s.runReady}})
};
