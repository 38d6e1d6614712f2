const { L } = globalThis

globalThis.drawMap = () => {
  const place = document.getElementById('place')
  const canvas = document.createElement('div')
  canvas.style.height = '400px'
  place.append(canvas)
  const map = L.map(canvas, { maxZoom: 18 })
  const given = JSON.parse(document.getElementById('data').textContent)
  const markers = given.map(({ name, latitude, longitude }) =>
    L.marker([latitude, longitude], { title: name, alt: name }),
  )
  map.fitBounds(given.map(({ latitude, longitude }) => [latitude, longitude]))
  const layer = 'clustered' in place.dataset ? L.markerClusterGroup() : L.layerGroup()
  if (layer.addLayers) layer.addLayers(markers)
  else for (const marker of markers) layer.addLayer(marker)
  map.addLayer(layer)
}
globalThis.zoomIn = () => document.querySelector('.leaflet-control-zoom-in').click()
