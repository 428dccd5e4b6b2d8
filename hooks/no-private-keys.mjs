#!/usr/bin/env node
import { launch } from './launch.mjs';

launch(['no-private-keys'], 'files');
