/** Loaded before one of our programs. If a package is not installed, it prints one line that says what to do. */
process.on('uncaughtException', (error) => {
  const [, name] = /Cannot find (?:package|module) '([^'./][^']*)'/.exec(error.message) ?? []
  if (error.code === 'ERR_MODULE_NOT_FOUND' && name)
    console.error(`Le paquet « ${name} » n’est pas installé : lancez « npm install ».`)
  else console.error(error)
  process.exit(1)
})
