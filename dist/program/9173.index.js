module.exports=require("./3243.index.js");
