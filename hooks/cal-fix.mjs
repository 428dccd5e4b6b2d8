#!/usr/bin/env node
import { launch } from './launch.mjs';

launch(['lint', '--fix'], /\.cal\.(json|ya?ml)$/i);
