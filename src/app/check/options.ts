import type { Requirements } from '../../core/diff/requirements.ts';
import type { Suppressed } from '../../core/lint/suppress/apply.ts';
import type { JudgedFiles } from '../../core/relaxed/side.ts';
import type { DecidedProject } from '../../core/report/changed.ts';
import type { CheckReport } from '../../core/result/results.ts';
import type { FormatProfile } from '../../ids.ts';
import type { FileSystem, ListFolder } from '../../ports.ts';
import type { SourceLines } from '../lint/excerpts.ts';
import type { SignatureOf } from '../package/subject.ts';
import type { PolicyPorts } from '../policy/check.ts';
import type { DemandsOf, GivenTrust } from '../policy/demands.ts';
import type { ReadyPorts } from '../readiness/ready.ts';

/** The parts of a check; `--only` names one. */
export const CHECK_PARTS = [
  'lint',
  'ready',
  'lock',
  'package',
  'manifest',
  'handshake',
  'skills',
  'policy',
  'propose',
] as const;
export type CheckPart = (typeof CHECK_PARTS)[number];

/** A commit that is compared with, or judged by. */
export interface Commit {
  /** What it is called: its id, or the name that was typed. */
  readonly name: string;
  /** Its full id. */
  readonly sha: string;
  readonly files: FileSystem;
  /** Paths that differ from the work tree's, relative to the working directory. */
  readonly differing: ReadonlySet<string>;
  /** Reads its code, where that is quicker than `files`. */
  readonly readCode: FileSystem['readFile'];
}

/** What a check needs from outside: the files of the head, and how to get the same over other files. */
export interface CheckPorts extends ReadyPorts, PolicyPorts {
  /** A host verifies the signature of a cartridge before all else (docs/format.md 4.1). */
  readonly signatureFor: (demands: DemandsOf) => SignatureOf;
  /** Reads the code that the CALs are compared with, where that is quicker than `fs`. */
  readonly readCode?: FileSystem['readFile'];
  /** Lists what a package would pack, where `fs` is on disk; otherwise `fs` is asked. */
  readonly listFolder?: ListFolder;
  /** The same over the files of the head with those of another policy. */
  readonly withFiles: (files: FileSystem) => CheckPorts;
  /** The same at a commit: nothing outside is asked. */
  readonly atCommit: (commit: Commit) => CheckPorts;
  /** The same in folders that are looked at together, within their own limits. */
  readonly inFolders: (folders: readonly string[]) => CheckPorts;
}

/** What a check is asked for. The command line and the inputs of the Action give every default. */
export interface CheckOptions {
  /** Relative to the working directory; at least one. */
  readonly folders: readonly string[];
  /** The configuration of the folders themselves; projects below them have their own. */
  readonly configPath: string | undefined;
  /** Instead of the prefix of the configurations. */
  readonly profile: FormatProfile | undefined;
  readonly parts: ReadonlySet<CheckPart>;
  /** Instead of what the configurations name, or what is found: relative to the folder, or of several to the working directory. */
  readonly named: Partial<JudgedFiles>;
  readonly roster: string | undefined;
  /** Instead of the policies that the configurations name; relative to the working directory. */
  readonly policy: string | undefined;
  /** Whom to trust instead of what the configurations say; files are relative to the working directory. */
  readonly given?: GivenTrust | undefined;
  /** Whether the locks of the projects decide: what differs from one is an error. */
  readonly frozen: boolean;
  /** By what the head is judged, instead of its own configurations and comments. */
  readonly configFrom: Commit | undefined;
  /** What the head is compared with. */
  readonly base: Commit | undefined;
  /** Whether the head is git's index, so that what differs from the work tree says nothing of it. */
  readonly staged: boolean;
  /** Whether a base that cannot be checked is only a note. */
  readonly tolerant: boolean;
  /** Whether of projects whose configuration is as it was only what the change can break is judged. */
  readonly changedOnly: boolean;
}

/** What a check found, with what is known of the lines that its findings are on. */
export interface Checked extends Required<SourceLines> {
  readonly report: CheckReport;
  /** What could not be looked at, one line each. */
  readonly notes: readonly string[];
  /** What each judged package asks of hosts, by its folder, and each cartridge that was negotiated. */
  readonly requirements: ReadonlyMap<string, Requirements>;
  /** Findings that a comment, the configuration or the baseline accepts. */
  readonly suppressed: readonly Suppressed[];
}

/** What a check of folders found, and in which projects. */
export interface CheckedFolders extends Checked {
  readonly projects: readonly DecidedProject[];
  /** How many of them could not be judged. */
  readonly unread: number;
}
