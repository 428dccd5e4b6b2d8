#!/usr/bin/env node
import { launch } from './launch.mjs';

launch(['check', '--staged', '--only', 'skills']);
