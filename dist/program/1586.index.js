module.exports=require("./2228.index.js");
