module.exports=require("./3591.index.js");
