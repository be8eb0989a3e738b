defmodule Shop.Counter do
  @moduledoc "Sells"

  # Opens it.
  def open(name) when is_binary(name), do: name
  def open(other) do
    other
  end

  defp close?(x) do
    x
  end
end

defimpl String.Chars, for: Shop do
  def to_string(s), do: s
end
