const interval = 200

/**
 * Calls back once the shell in which npm runs this script has ended. npm sends SIGTERM and SIGINT only to that shell,
 * and dash, Debian's shell, ends without passing them on.
 */
export function onShellEnd(act) {
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    act()
  }, interval)
  timer.unref()
}
