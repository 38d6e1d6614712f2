/** Imported by a command: an error that stops it is told by its message alone. */
process.on('uncaughtException', ({ message }) => {
  console.error(message)
  process.exit(1)
})
