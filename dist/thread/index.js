#!/usr/bin/env node
require('../program/index.js').thread();
