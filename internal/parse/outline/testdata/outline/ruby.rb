module Shop
  # Sells things.
  class Counter < Base
    def initialize(name)
      @name = name
    end

    def self.open?; true; end

    def ==(other)
      <<-EOF2
text
end of it
      EOF2
    end

  private

    def name=(value)
      @name = value
    rescue
      nil
    end
  end
end
