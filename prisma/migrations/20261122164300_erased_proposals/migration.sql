-- The notes in what was added are a person's words: they go with him, also after the answer.
DROP TRIGGER "proposal_answered_once" ON "proposal";
CREATE TRIGGER "proposal_answered_once" BEFORE UPDATE OF "state", "quantities", "goes", "comes" ON "proposal"
  FOR EACH ROW WHEN (OLD."state" <> 'open') EXECUTE FUNCTION "refuse_second_answer"();
