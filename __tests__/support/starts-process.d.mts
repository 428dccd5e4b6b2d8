/** @returns paths of test files below `root`, sorted */
export function startsProcess(root?: string): string[];
