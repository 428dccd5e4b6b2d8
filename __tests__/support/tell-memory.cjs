// Loaded before the program: writes, as its last line on standard error, the most memory that was resident, in KiB.
process.on('exit', () => require('node:fs').writeSync(2, `\nmaxRSS ${process.resourceUsage().maxRSS}\n`));
