// Asked by the container engine: whether the process beside it answers. Never touches what the service depends on.
const { PORT = '8080' } = process.env;
try {
  const { ok } = await fetch(`http://127.0.0.1:${PORT}/health/live`, { signal: AbortSignal.timeout(2_000) });
  process.exitCode = ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
