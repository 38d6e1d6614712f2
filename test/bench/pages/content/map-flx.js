const list = () => document.getElementById('list').content.cloneNode(true)

globalThis.drawMap = () => {
  const map = document.createElement('flx-map')
  map.setAttribute('load', 'now')
  map.append(list())
  document.getElementById('place').append(map)
}
globalThis.zoomIn = () => document.querySelector('#place .flx-map__tool').click()
