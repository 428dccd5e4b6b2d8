export const LACKING: readonly string[];
export function counterpart(name: string): string | undefined;
export function sayWhatIsLacking(): void;
