export default { telemetry: false }
