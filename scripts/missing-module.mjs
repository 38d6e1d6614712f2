/** Loaded before a program of ours: of a package that is not installed it says what to do, in one line. */
process.on('uncaughtException', (error) => {
  const [, name] = /Cannot find (?:package|module) '([^'./][^']*)'/.exec(error.message) ?? []
  if (error.code === 'ERR_MODULE_NOT_FOUND' && name)
    console.error(`Le paquet « ${name} » n’est pas installé : lancez « npm install ».`)
  else console.error(error)
  process.exit(1)
})
