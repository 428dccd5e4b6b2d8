import { INPUTS, OUTPUTS } from '../action/inputs.ts';

/** The text of `action.yml`, made from the table of inputs and outputs. */
export function actionFile(): string {
  const lines = [
    'name: cartwright',
    'description: Lint CAL files, check their readiness, and negotiate, build, sign and verify agent cartridges',
    'author: The cartwright authors',
    'branding:',
    '  icon: package',
    '  color: purple',
    'inputs:',
    ...INPUTS.flatMap((input) => [
      `  ${input.name}:`,
      `    description: ${JSON.stringify(input.description)}`,
      '    required: false',
      `    default: ${input.default.startsWith('${{') ? input.default : JSON.stringify(input.default)}`,
    ]),
    'outputs:',
    ...Object.entries(OUTPUTS).flatMap(([name, description]) => [
      `  ${name}:`,
      `    description: ${JSON.stringify(description)}`,
    ]),
    'runs:',
    '  using: node24',
    '  main: dist/action/index.js',
    '',
  ];
  return lines.join('\n');
}
