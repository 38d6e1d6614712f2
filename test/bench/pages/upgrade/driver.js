const place = document.getElementById('place')

/** Whatever waited for this task to end has had its turn: promises, observers. */
const afterThisTask = () =>
  new Promise((done) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = done
    channel.port2.postMessage(null)
  })

/** Puts elements of a kind in by their HTML, and waits until all are what they will be and laid out. */
async function insert({ markup, isUpgraded }, count) {
  const html = Array.from({ length: count }, (_, index) => markup(index)).join('\n')
  performance.mark('step begins')
  const start = performance.now()
  place.innerHTML = html
  await Promise.all(
    Array.from(place.querySelectorAll('[data-waits]'), (element) => element.updateComplete ?? element.ready),
  )
  await afterThisTask()
  place.getBoundingClientRect()
  const end = performance.now()
  performance.mark('step ends')
  if (![...place.children].every(isUpgraded)) throw new Error('un élément n’est pas prêt')
  return end - start
}

globalThis.measure = async (kind, count, times) => {
  const subject = globalThis.subjects[kind]
  const samples = []
  for (let turn = 0; turn < times; turn++) {
    samples.push(await insert(subject, count))
    place.replaceChildren()
    await new Promise((done) => setTimeout(done, 30))
  }
  return samples
}
