module.exports=require("./4557.index.js");
