// Loaded into the server before its own code: when the program that started it is killed,
// the server shuts down in its usual order instead of keeping the port for ever.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
