/** Megabytes of a thread’s objects, with those outside of V8’s heap, as buffers. */
export const memoryUsed = (heap: { used_heap_size: number; external_memory: number }): number =>
  (heap.used_heap_size + heap.external_memory) / 1e6;
