#!/usr/bin/env node
import { launch } from './launch.mjs';

launch(['lint'], /\.cal\.(json|ya?ml)$/i);
