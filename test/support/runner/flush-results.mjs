/**
 * With `--test-force-exit`, Node ends the process of a test file as soon as its tests are over, although results may
 * still be on their way to the process that counts them: they are lost, failures too (nodejs/node#64833). It only waits
 * for destinations that can be closed, which a pipe cannot. Closing one means here that all has been written.
 */
for (const stream of [process.stdout, process.stderr]) stream.close ??= (done) => stream.write('', () => done())
