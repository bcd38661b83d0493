export { buyersProofProblems, type BuyersProof, proveOneBuyerWins } from './buyers.ts';
export { type ContentionProof, measureContention } from './contention.ts';
export { proveRequests, type RequestsProof, requestsProofProblems } from './requests.ts';
