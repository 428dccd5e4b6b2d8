import type { Role } from '../detector.ts';

/** Where a role stands in the flow. */
export type Phase = 'build' | 'test' | 'secure' | 'deploy';

export interface RoleTemplate {
  readonly title: string;
  readonly phase: Phase;
  /** Task types of the published format (surface.md, Packages). */
  readonly taskTypes: readonly string[];
  readonly mission: string;
  /** The placeholder of the task in the flow. */
  readonly action: string;
}

export const ROLE_TEMPLATES: Readonly<Record<Role, RoleTemplate>> = {
  frontend_dev: {
    title: 'Frontend developer',
    phase: 'build',
    taskTypes: ['implement-feature', 'refactor', 'debug'],
    mission: 'Builds and maintains the user interface.',
    action: 'TODO: say which screens or components change, and how they should behave',
  },
  backend_dev: {
    title: 'Backend developer',
    phase: 'build',
    taskTypes: ['design-api', 'implement-feature', 'refactor', 'debug'],
    mission: 'Builds and maintains the services and the core of the code.',
    action: 'TODO: say which behaviour is to be built, and at which interface it shows',
  },
  mobile_dev: {
    title: 'Mobile developer',
    phase: 'build',
    taskTypes: ['implement-feature', 'refactor', 'debug'],
    mission: 'Builds and maintains the mobile app.',
    action: 'TODO: say which screens or flows of the app change, and on which platforms',
  },
  data_engineer: {
    title: 'Data engineer',
    phase: 'build',
    taskTypes: ['data-modeling', 'schema-design', 'implement-feature'],
    mission: 'Builds and maintains the pipelines and the models of the data.',
    action: 'TODO: say which models or pipelines change, and who depends on them',
  },
  ml_engineer: {
    title: 'Machine learning engineer',
    phase: 'build',
    taskTypes: ['implement-feature', 'optimize-performance', 'data-modeling'],
    mission: 'Trains, evaluates and serves the models.',
    action: 'TODO: say which model or evaluation changes, and by which measure it is judged',
  },
  fullstack_dev: {
    title: 'Developer',
    phase: 'build',
    taskTypes: ['implement-feature', 'refactor', 'debug'],
    mission: 'Builds and maintains the code.',
    action: 'TODO: say what is to be built',
  },
  qa_engineer: {
    title: 'QA engineer',
    phase: 'test',
    taskTypes: ['test-authoring', 'debug'],
    mission: 'Keeps the test suite honest and extends it with every change.',
    action: 'TODO: say which behaviour must be covered, and which suites must pass',
  },
  tech_writer: {
    title: 'Technical writer',
    phase: 'test',
    taskTypes: ['write-docs'],
    mission: 'Keeps the documentation true to the code.',
    action: 'TODO: say which pages change, and for which readers',
  },
  security_expert: {
    title: 'Security expert',
    phase: 'secure',
    taskTypes: ['harden-security', 'review'],
    mission: 'Reviews every change for what an attacker could make of it.',
    action: 'TODO: say which assets and boundaries the change touches',
  },
  devops_engineer: {
    title: 'DevOps engineer',
    phase: 'deploy',
    taskTypes: ['deploy', 'incident-response'],
    mission: 'Runs the infrastructure and brings changes into operation.',
    action: 'TODO: say which environment this goes to, and how it is rolled back',
  },
};
