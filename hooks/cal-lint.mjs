#!/usr/bin/env node
import { launch } from './launch.mjs';

await launch(['lint'], /\.cal\.(json|ya?ml)$/);
