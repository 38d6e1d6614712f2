import './plain-errors.mjs'
import { installDependencies } from './setup.mjs'

/** What npm runs before our commands: installs the packages of the project, and those of the folders that are named. */
installDependencies()
for (const folder of process.argv.slice(2)) installDependencies(folder)
