#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, setup, stop } from '../scripts/setup.mjs'

setup()
if (!existsSync(join(root, 'dist', 'tablee.mjs'))) stop('There is no command to run: cli/main.ts is missing.')
process.setSourceMapsEnabled(true)
await import('../dist/tablee.mjs')
