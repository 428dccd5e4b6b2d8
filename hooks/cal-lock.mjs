#!/usr/bin/env node
import { launch } from './launch.mjs';

launch(['check', '--staged', '--frozen', '--only', 'lock']);
