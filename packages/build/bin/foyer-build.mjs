#!/usr/bin/env node
// Builds the app in the current folder: a remote in both of its deliveries, anything else once.
import { buildApp } from '../src/build-app.ts';

await buildApp(process.cwd());
