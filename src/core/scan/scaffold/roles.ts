import type { Role } from '../detector.ts';

/** Where a role stands in the flow. */
export type Phase = 'build' | 'test' | 'secure' | 'deploy';

export interface RoleTemplate {
  readonly title: string;
  readonly phase: Phase;
  /** Task types of the published format. */
  readonly taskTypes: readonly string[];
  /** What the role is there for; `{what}` is where it works. */
  readonly mission: string;
  /** The placeholder of the task in the flow; `{name}` is the project, `{where}` the largest of its parts. */
  readonly action: string;
}

export const ROLE_TEMPLATES: Readonly<Record<Role, RoleTemplate>> = {
  frontend_dev: {
    title: 'Frontend developer',
    phase: 'build',
    taskTypes: ['implement-feature', 'refactor', 'debug'],
    mission: 'Builds and maintains the user interface of {what}.',
    action: 'TODO: say which screens or components of {name} change, and how they should behave in {where}',
  },
  backend_dev: {
    title: 'Backend developer',
    phase: 'build',
    taskTypes: ['design-api', 'implement-feature', 'refactor', 'debug'],
    mission: 'Builds and maintains {what}.',
    action: 'TODO: say which behaviour of {name} is to be built in {where}, and at which interface it shows',
  },
  mobile_dev: {
    title: 'Mobile developer',
    phase: 'build',
    taskTypes: ['implement-feature', 'refactor', 'debug'],
    mission: 'Builds and maintains the mobile app of {what}.',
    action: 'TODO: say which screens or flows of the {name} app change in {where}, and on which platforms',
  },
  data_engineer: {
    title: 'Data engineer',
    phase: 'build',
    taskTypes: ['data-modeling', 'schema-design', 'implement-feature'],
    mission: 'Builds and maintains the pipelines and models of {what}.',
    action: 'TODO: say which models or pipelines of {name} change in {where}, and who depends on them',
  },
  ml_engineer: {
    title: 'Machine learning engineer',
    phase: 'build',
    taskTypes: ['implement-feature', 'optimize-performance', 'data-modeling'],
    mission: 'Trains, evaluates and serves the models of {what}.',
    action: 'TODO: say which model or evaluation of {name} changes in {where}, and by which measure it is judged',
  },
  fullstack_dev: {
    title: 'Developer',
    phase: 'build',
    taskTypes: ['implement-feature', 'refactor', 'debug'],
    mission: 'Builds and maintains the library {what}.',
    action: 'TODO: say what callers of {name} will see, and what changes for it in {where}',
  },
  qa_engineer: {
    title: 'QA engineer',
    phase: 'test',
    taskTypes: ['test-authoring', 'debug'],
    mission: 'Keeps the tests of {what} honest and extends them with every change.',
    action: 'TODO: say which behaviour of {name} must be covered, and which suites of {where} must pass',
  },
  tech_writer: {
    title: 'Technical writer',
    phase: 'test',
    taskTypes: ['write-docs'],
    mission: 'Keeps {what} true to what it is about.',
    action: 'TODO: say which pages of {where} change for {name}, and for which readers',
  },
  security_expert: {
    title: 'Security expert',
    phase: 'secure',
    taskTypes: ['harden-security', 'review'],
    mission: 'Reviews every change to {what} for what an attacker could make of it.',
    action: 'TODO: say which assets and boundaries of {name} the change in {where} touches',
  },
  devops_engineer: {
    title: 'DevOps engineer',
    phase: 'deploy',
    taskTypes: ['deploy', 'incident-response'],
    mission: 'Brings changes of {what} into operation and keeps it running.',
    action: 'TODO: say which environment of {name} this goes to, and how {where} is rolled back',
  },
};

/** Puts what is known of a project into a template. */
export function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, key: string) =>
    Object.hasOwn(values, key) ? (values[key] ?? whole) : whole,
  );
}
