import type { Kind, Role } from '../detector.ts';

/** Participant of a project that shows no role, and the role of a package that claims none. */
export const OPEN = 'anyone';

/** Where a role is in the flow. */
export type Phase = 'build' | 'test' | 'secure' | 'deploy';

export interface RoleTemplate {
  readonly title: string;
  readonly phase: Phase;
  /** Task types of the published format. */
  readonly taskTypes: readonly string[];
  /** What the role is there for; `{what}` is where it works. */
  readonly mission: string;
  /** Knowledge that it needs before it starts. */
  readonly needs: readonly Kind[];
}

export const ROLE_TEMPLATES: Readonly<Record<Role, RoleTemplate>> = {
  frontend_dev: {
    title: 'Frontend developer',
    phase: 'build',
    taskTypes: ['implement-feature', 'refactor', 'debug'],
    mission: 'Builds and maintains the front-end code of {what}.',
    needs: ['code-map', 'api-spec'],
  },
  backend_dev: {
    title: 'Backend developer',
    phase: 'build',
    taskTypes: ['design-api', 'implement-feature', 'refactor', 'debug'],
    mission: 'Builds and maintains {what}.',
    needs: ['code-map', 'api-spec', 'dataset'],
  },
  mobile_dev: {
    title: 'Mobile developer',
    phase: 'build',
    taskTypes: ['implement-feature', 'refactor', 'debug'],
    mission: 'Builds and maintains the mobile code of {what}.',
    needs: ['code-map', 'api-spec'],
  },
  data_engineer: {
    title: 'Data engineer',
    phase: 'build',
    taskTypes: ['data-modeling', 'schema-design', 'implement-feature'],
    mission: 'Builds and maintains the data pipelines of {what}.',
    needs: ['dataset'],
  },
  ml_engineer: {
    title: 'Machine learning engineer',
    phase: 'build',
    taskTypes: ['implement-feature', 'optimize-performance', 'data-modeling'],
    mission: 'Builds and maintains the machine learning of {what}.',
    needs: ['dataset'],
  },
  fullstack_dev: {
    title: 'Developer',
    phase: 'build',
    taskTypes: ['implement-feature', 'refactor', 'debug'],
    mission: 'Builds and maintains {what}.',
    needs: ['code-map'],
  },
  qa_engineer: {
    title: 'QA engineer',
    phase: 'test',
    taskTypes: ['test-authoring', 'debug'],
    mission: 'Extends and runs the tests of {what}.',
    needs: [],
  },
  tech_writer: {
    title: 'Technical writer',
    phase: 'test',
    taskTypes: ['write-docs'],
    mission: 'Writes {what}.',
    needs: ['wiki'],
  },
  security_expert: {
    title: 'Security expert',
    phase: 'secure',
    taskTypes: ['harden-security', 'review'],
    mission: 'Reviews the security of changes to {what}.',
    needs: ['api-spec'],
  },
  devops_engineer: {
    title: 'DevOps engineer',
    phase: 'deploy',
    taskTypes: ['deploy', 'incident-response'],
    mission: 'Maintains {what}.',
    needs: ['infra', 'terraform', 'runbook'],
  },
};
