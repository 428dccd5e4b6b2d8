/** What is activated in a project; apart, since every check asks whether it is there. */
export const RECORD = '.cartwright/activations.json';
