export { buyersProofProblems, type BuyersProof, proveOneBuyerWins } from './buyers.ts';
export { type ContentionProof, measureContention } from './contention.ts';
export { killSteps, proveCrashes } from './crashes.ts';
export { proveModel } from './model.ts';
export { proveTruth, type Told, truthProblems } from './truth.ts';
export { proveRequests, type RequestsProof, requestsProofProblems } from './requests.ts';
