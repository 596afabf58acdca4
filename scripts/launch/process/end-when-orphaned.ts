// Preloaded into the server: when its parent is killed, it shuts down in the usual order instead of keeping the port.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
