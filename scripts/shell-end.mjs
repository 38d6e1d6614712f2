const interval = 200

/**
 * Calls back once the shell that npm runs this script in has ended. npm passes SIGTERM and SIGINT to that shell alone, and
 * dash, the one of Debian, dies of them without a word to what it runs.
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
