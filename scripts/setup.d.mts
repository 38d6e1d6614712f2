export function installDependencies(): boolean
